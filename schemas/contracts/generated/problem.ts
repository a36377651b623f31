// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * a stable snake_case code
 *
 * This interface was referenced by `ProblemDocument`'s JSON-Schema
 * via the `definition` "code".
 */
export type Code = string;

/**
 * An error answer, RFC 9457 application/problem+json.
 */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: Code;
  /**
   * @maxItems 100
   */
  errors?: FieldError[];
  /**
   * names of the RateLimit policies that leave nothing
   *
   * @maxItems 10
   */
  'violated-policies'?: string[];
}
/**
 * This interface was referenced by `ProblemDocument`'s JSON-Schema
 * via the `definition` "fieldError".
 */
export interface FieldError {
  /**
   * a JSON pointer into the document
   */
  pointer: string;
  code: Code;
  message: string;
  expected?: string;
}
