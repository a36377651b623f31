export interface DrawnFile {
  bytes: Buffer;
  sha256: string;
  width: number;
  height: number;
}
export type Drawn = { file: DrawnFile; small?: DrawnFile; source_sha256: string } | { problem: string };
export interface Drawer {
  draw(bytes: Uint8Array, role: 'icon' | 'screenshot'): Promise<Drawn>;
}
export declare function withDrawer<T>(use: (drawer: Drawer) => Promise<T>): Promise<T>;
