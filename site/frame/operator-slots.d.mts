interface Resolver {
  resolve(source: string, importer: string, options: { skipSelf: boolean }): Promise<{ id: string } | null>;
}

export declare function operatorSlots(engine: string): {
  name: string;
  enforce: 'pre';
  configResolved(config: { root: string }): void;
  resolveId(this: Resolver, source: string, importer?: string): Promise<string | { id: string } | null | undefined>;
};
