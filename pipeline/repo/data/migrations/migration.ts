/** One step from a format of data/ to the next. It knows the past by itself, and imports nothing that may change. */

/** Path like "data/catalog.json", and content. */
export type MigratedFiles = ReadonlyMap<string, Buffer>;

export interface Migration {
  /** What it does to data/, in words that a commit can carry. */
  why: string;
  /** Pure. @returns the files that change, with their new content */
  migrate(files: MigratedFiles): MigratedFiles;
}
