/** @returns a part of an address without its percent signs, as it is where these stand for no text */
export function decodedUri(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
