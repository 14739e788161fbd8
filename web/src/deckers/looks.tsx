// How people, machines and markers of Deckers look on the pages around the table.

export { Icon, Spark } from "./markers";
export { Emblem, Portrait } from "./people";
