// Buttons that show an icon and say their name.

/** Icons in a box of 24, drawn to the left; those to the right are mirrored. */
export const FIRST = "M6 5 V19 M19 5 L9 12 L19 19 Z";
export const TURN = "M20 6 L12 12 L20 18 Z M11 6 L3 12 L11 18 Z";
export const STEP = "M17 5 L7 12 L17 19 Z";

/** One step and no further. */
export const BESIDE = "M6 5 L14 12 L6 19 Z M18 5 V19";
export const PAUSE = "M8 5 V19 M16 5 V19";
/** To where one was before. */
export const RETURN = "M20 18 C20 8 10 8 5 8 M10 3 L5 8 L10 13";

interface Pressed {
  readonly name: string;
  readonly text: string;
  readonly path: string;
  readonly mirrored?: boolean;
  readonly disabled?: boolean;
  readonly keys?: string;
  readonly act: () => void;
}

export function IconButton({ name, text, path, mirrored = false, disabled = false, keys, act }: Pressed) {
  return (
    <button
      type="button"
      class={`plain ${name}`}
      aria-label={text}
      title={text}
      disabled={disabled}
      aria-keyshortcuts={keys}
      onClick={act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} transform={mirrored ? "translate(24 0) scale(-1 1)" : undefined} />
      </svg>
    </button>
  );
}
