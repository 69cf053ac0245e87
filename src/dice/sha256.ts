/**
 * SHA-256 (FIPS 180-4) on 32-bit words, in plain TypeScript because the dice import nothing, not even Node.
 * Only the two forms the dice need: one block, and the hash of a text.
 */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};

/** The first 32 bits of the fractional part of a root of a prime, exact (a float's cube root is not). */
const fraction = (prime: number, root: 2 | 3): number => {
  const power = BigInt(root);
  const target = BigInt(prime) << (32n * power);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** power <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn) | 0;
};

const ROUND_CONSTANTS = Int32Array.from(primes(64), (prime) => fraction(prime, 3));
const INITIAL_HASH = Int32Array.from(primes(8), (prime) => fraction(prime, 2));

const schedule = new Int32Array(64);

/** Lays the 16 big-endian words of a block (at `offset`) out over the 64 rounds. */
const expand = (block: Int32Array, offset: number): void => {
  const w = schedule;
  for (let t = 0; t < 16; t++) w[t] = block[offset + t] as number;
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15] as number;
    const y = w[t - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0;
  }
};

/** Σ₀ and Σ₁ of the standard. */
const sigma0 = (x: number): number =>
  ((x >>> 2) | (x << 30)) ^ ((x >>> 13) | (x << 19)) ^ ((x >>> 22) | (x << 10));
const sigma1 = (x: number): number =>
  ((x >>> 6) | (x << 26)) ^ ((x >>> 11) | (x << 21)) ^ ((x >>> 25) | (x << 7));

/**
 * Takes eight words through the rounds `from` to `to` of what `expand` laid out, into `after`. Eight rounds are written out: after as many
 * every word is in its place again, so that none has to be moved.
 */
const mix = (before: Int32Array, from: number, to: number, after: Int32Array): void => {
  const k = ROUND_CONSTANTS;
  const w = schedule;
  let a = before[0] as number;
  let b = before[1] as number;
  let c = before[2] as number;
  let d = before[3] as number;
  let e = before[4] as number;
  let f = before[5] as number;
  let g = before[6] as number;
  let h = before[7] as number;
  for (let t = from; t < to; t += 8) {
    h = (h + sigma1(e) + (g ^ (e & (f ^ g))) + (k[t] as number) + (w[t] as number)) | 0;
    d = (d + h) | 0;
    h = (h + sigma0(a) + ((a & b) | (c & (a | b)))) | 0;
    g = (g + sigma1(d) + (f ^ (d & (e ^ f))) + (k[t + 1] as number) + (w[t + 1] as number)) | 0;
    c = (c + g) | 0;
    g = (g + sigma0(h) + ((h & a) | (b & (h | a)))) | 0;
    f = (f + sigma1(c) + (e ^ (c & (d ^ e))) + (k[t + 2] as number) + (w[t + 2] as number)) | 0;
    b = (b + f) | 0;
    f = (f + sigma0(g) + ((g & h) | (a & (g | h)))) | 0;
    e = (e + sigma1(b) + (d ^ (b & (c ^ d))) + (k[t + 3] as number) + (w[t + 3] as number)) | 0;
    a = (a + e) | 0;
    e = (e + sigma0(f) + ((f & g) | (h & (f | g)))) | 0;
    d = (d + sigma1(a) + (c ^ (a & (b ^ c))) + (k[t + 4] as number) + (w[t + 4] as number)) | 0;
    h = (h + d) | 0;
    d = (d + sigma0(e) + ((e & f) | (g & (e | f)))) | 0;
    c = (c + sigma1(h) + (b ^ (h & (a ^ b))) + (k[t + 5] as number) + (w[t + 5] as number)) | 0;
    g = (g + c) | 0;
    c = (c + sigma0(d) + ((d & e) | (f & (d | e)))) | 0;
    b = (b + sigma1(g) + (a ^ (g & (h ^ a))) + (k[t + 6] as number) + (w[t + 6] as number)) | 0;
    f = (f + b) | 0;
    b = (b + sigma0(c) + ((c & d) | (e & (c | d)))) | 0;
    a = (a + sigma1(f) + (h ^ (f & (g ^ h))) + (k[t + 7] as number) + (w[t + 7] as number)) | 0;
    e = (e + a) | 0;
    a = (a + sigma0(b) + ((b & c) | (d & (b | c)))) | 0;
  }
  after[0] = a;
  after[1] = b;
  after[2] = c;
  after[3] = d;
  after[4] = e;
  after[5] = f;
  after[6] = g;
  after[7] = h;
};

const add = (hash: Int32Array, mixed: Int32Array): void => {
  for (let at = 0; at < 8; at++) hash[at] = ((hash[at] as number) + (mixed[at] as number)) | 0;
};

const mixed = new Int32Array(8);

/** Mixes one block of 16 big-endian words (at `offset`) into the eight words of `hash`, in place. */
const compress = (hash: Int32Array, block: Int32Array, offset: number): void => {
  expand(block, offset);
  mix(hash, 0, 64, mixed);
  add(hash, mixed);
};

/** Hashes blocks that all begin with the same eight words: the rounds of these are done once. */
export class Keyed {
  readonly #key: Int32Array;
  readonly #begun = new Int32Array(8);

  constructor(key: Int32Array) {
    this.#key = key;
    expand(this.block(), 0);
    mix(INITIAL_HASH, 0, 8, this.#begun);
  }

  /** A block of 16 words that begins with the key; what follows, the padding too, is still to be written. */
  block(): Int32Array {
    const block = new Int32Array(16);
    block.set(this.#key);
    return block;
  }

  /** Hashes one that is written: the eight words of the hash go into `out`. */
  hash(block: Int32Array, out: Int32Array): void {
    expand(block, 0);
    mix(this.#begun, 8, 64, out);
    add(out, INITIAL_HASH);
  }
}

const encoder = new TextEncoder();

/** Puts a byte into big-endian words where there is none yet. */
const setByte = (words: Int32Array, at: number, byte: number): void => {
  words[at >>> 2] = (words[at >>> 2] as number) | (byte << (24 - 8 * (at & 3)));
};

/** The SHA-256 of a text's UTF-8 bytes, as eight words (each a signed 32-bit number, big-endian order). */
export const hashText = (text: string): Int32Array => {
  const bytes = encoder.encode(text);
  const words = new Int32Array(Math.ceil((bytes.length + 9) / 64) * 16);
  for (let at = 0; at < bytes.length; at++) setByte(words, at, bytes[at] as number);
  setByte(words, bytes.length, 0x80);
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length * 8;
  const hash = INITIAL_HASH.slice();
  for (let at = 0; at < words.length; at += 16) compress(hash, words, at);
  return hash;
};
