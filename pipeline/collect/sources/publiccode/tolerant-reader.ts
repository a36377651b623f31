/**
 * The members of a YAML document, each as the type that is asked for. What is written as another type is read where its
 * meaning is certain (a number as text, one text as a list of one), with a warning; otherwise it is left out, with another.
 */
import { error, type Problem, type ProblemKey, toPointer, warning } from '../../../../schemas/contracts/problems.ts';
import { findContacts, linkHasContact, takeOutContacts } from '../../../../schemas/rules/contacts.ts';
import { repairLink } from '../../../../schemas/rules/lenient-link.ts';
import { isObject, member } from '../../../../schemas/rules/members.ts';
import { cutAtSentence, plainLine } from '../../../../schemas/rules/plain-text.ts';
import { leafProblems } from '../../../../schemas/rules/text-problems.ts';
import type { Values } from '../../../../schemas/texts/message.ts';
import type { YamlText } from '../../documents/yaml-text.ts';

export type Path = readonly string[];

/** Nobody means more than this by a line; it is not looked at. */
const MAX_LINE_READ = 5000;
const MAX_LINE = 200;

export class Tolerant {
  readonly problems: Problem[] = [];
  readonly #document: YamlText;

  constructor(document: YamlText) {
    this.#document = document;
  }

  /** What stands there, of any type; undefined also where it is empty. */
  at(path: Path): unknown {
    const step = (value: unknown, key: string) => (Array.isArray(value) ? value[Number(key)] : member(value, key));
    return path.reduce(step, this.#document.value) ?? undefined;
  }

  keysOf(path: Path): string[] {
    const value = this.at(path);
    if (value !== undefined && !isObject(value)) this.warn(path, 'wrong_type.left_out');
    return isObject(value) ? Object.keys(value) : [];
  }

  warn(path: Path, key: ProblemKey, values?: Values): undefined {
    this.problems.push(warning(toPointer(path), key, values));
  }

  refuse(path: Path, key: ProblemKey, values?: Values): undefined {
    this.problems.push(error(toPointer(path), key, values));
  }

  /** Text of any length; a number counts as written. */
  text(path: Path, value: unknown = this.at(path)): string | undefined {
    if (value === undefined || value === '') return undefined;
    const text = typeof value === 'number' ? (this.#document.written(path) ?? String(value)) : value;
    if (typeof text !== 'string') return this.warn(path, 'wrong_type.left_out');
    if (leafProblems(text, path).length > 0) return this.warn(path, 'wrong_type.left_out');
    return text;
  }

  /** A name or a version: one line, without any contact in it. Longer ones are cut. */
  line(path: Path, value?: unknown, maxLength = MAX_LINE): string | undefined {
    const text = plainLine(this.text(path, value)?.slice(0, MAX_LINE_READ) ?? '');
    if (text === '') return undefined;
    const { likely, possible } = findContacts(text);
    if (likely.length > 0) return this.warn(path, 'contact_removed');
    if (possible.length > 0) this.warn(path, 'possible_contact');
    if (text.length > maxLength) this.warn(path, 'too_long.cut', { limit: maxLength });
    return cutAtSentence(text, maxLength);
  }

  /** Free text in one line; a contact is taken out of it. */
  sentence(path: Path, hints: readonly string[], value?: unknown): string | undefined {
    const line = plainLine(this.text(path, value)?.slice(0, MAX_LINE_READ) ?? '');
    const { text, isHeld } = takeOutContacts(line, hints);
    if (text !== line) this.warn(path, 'contact_removed');
    if (isHeld) this.warn(path, 'possible_contact');
    return text === '' ? undefined : text;
  }

  /** One text counts as a list of it: many files have it so. What has no value is left out. */
  list(path: Path, maxItems: number): { path: Path; value: unknown }[] {
    const value = this.at(path);
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) {
      if (typeof value !== 'string') this.warn(path, 'wrong_type.left_out');
      else this.warn(path, 'wrong_type.list_of_one');
      return typeof value === 'string' ? [{ path, value }] : [];
    }
    if (value.length > maxItems) this.warn(path, 'too_many.cut', { limit: maxItems });
    return value
      .slice(0, maxItems)
      .map((item: unknown, index) => ({ path: [...path, String(index)], value: item ?? undefined }));
  }

  /** Different lines of a list, in its order. */
  lines(path: Path, maxItems: number): string[] {
    const found = this.list(path, maxItems).flatMap((item) => this.line(item.path, item.value) ?? []);
    return [...new Set(found)];
  }

  /** An address a person may click. */
  link(path: Path, value?: unknown): string | undefined {
    const text = this.text(path, value)?.trim();
    if (text === undefined) return undefined;
    if (linkHasContact(text)) return this.warn(path, 'contact_removed.link', { name: path.join('.') });
    const link = repairLink(text);
    if (link === undefined) return this.warn(path, 'bad_link', { name: path.join('.') });
    if (link.wasBare) this.warn(path, 'scheme_added', { name: path.join('.') });
    return link.address;
  }

  /** A calendar day, like 2026-01-31. */
  day(path: Path, value?: unknown): string | undefined {
    const text = this.text(path, value)?.trim();
    if (text === undefined) return undefined;
    const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
    const isReal = day !== undefined && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
    return isReal ? text : this.warn(path, 'bad_format.day');
  }

  /** Also as YAML 1.1 writes it, which the standard still allows. */
  flag(path: Path): boolean | undefined {
    const value = this.at(path);
    if (value === undefined || typeof value === 'boolean') return value;
    const word = typeof value === 'string' ? value.toLowerCase() : '';
    if (/^(?:yes|on|true)$/.test(word)) return true;
    return /^(?:no|off|false)$/.test(word) ? false : this.warn(path, 'wrong_type.left_out');
  }

  /** A word of a closed list of the format. */
  word<T extends string>(path: Path, allowed: readonly T[], value?: unknown): T | undefined {
    const text = this.text(path, value);
    if (text === undefined) return undefined;
    const found = allowed.find((word) => word.toLowerCase() === text.trim().toLowerCase());
    return found ?? this.warn(path, 'unknown_value.format_word', { name: path.join('.'), allowed: allowed.join(', ') });
  }
}
