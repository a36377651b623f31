// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  propertyName?: string;
}
export interface Validate {
  (value: unknown): boolean;
  errors: SchemaError[] | null;
}
export const validatePad: Validate;
export const validateManifest: Validate;
export const validateListing: Validate;
export const validateLedgerRecord: Validate;
export const validateFeedPointer: Validate;
export const validateCategories: Validate;
export const validateSettings: Validate;
export const validateAdmission: Validate;
export const validateQueue: Validate;
export const validateRankSnapshotLine: Validate;
export const validateEvidence: Validate;
export const validateRankWeights: Validate;
