import { type Refusal, refusal } from './refusal.ts';

/**
 * How much of something there may be, in words that make a sentence: 'A campaign can have at most 100 open scenes. Close
 * one first: `/scene close`.' An area exports its own from its `limits.ts`; `npm run limits` writes all of them into
 * docs/limits.md.
 */
export interface Limit {
  readonly most: number;
  /** What is counted, as its plural: 'open scenes'. Left out where `unit` says it. */
  readonly of?: string;
  /** What has it, with its article: 'a campaign'. */
  readonly in: string;
  /** What to do instead: a sentence, with commands as code. */
  readonly instead: string;
  /** `most` is a size in bytes, said in MB or kB; or a time, which what is named by `in` ('reading a file') can take. */
  readonly unit?: 'bytes' | 'seconds';
}

/** Takes a limit that is passed and, where that helps, how much was given; gives the refusal that names it. */
export const overLimit = (limit: Limit, given: number | null = null): Refusal =>
  refusal('limit', { ...limit, given });
