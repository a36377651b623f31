/** What a forge says of a repository besides its README: a second witness for what the README seems to say. */
export interface About {
  /** Of the repository, without its owner. */
  name: string;
  /** The last part of its address, where that is another. */
  alias?: string | undefined;
  /** One line of plain text, without contacts. */
  description?: string | undefined;
  topics?: readonly string[] | undefined;
  homepage?: string | undefined;
}
