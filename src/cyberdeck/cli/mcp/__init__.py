"""Language models at the table: a seat as tools of the Model Context Protocol."""
