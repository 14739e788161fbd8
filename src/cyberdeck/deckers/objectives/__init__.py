"""What the objectives do beyond the verbs that all content shares."""
