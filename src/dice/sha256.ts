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

/** Mixes one block of 16 big-endian words (at `offset`) into the eight words of `hash`, in place. */
const compress = (hash: Int32Array, block: Int32Array, offset: number): void => {
  const w = schedule;
  for (let t = 0; t < 16; t++) w[t] = block[offset + t] as number;
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15] as number;
    const y = w[t - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let t = 0; t < 64; t++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[t] as number) + (w[t] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = ((hash[0] as number) + a) | 0;
  hash[1] = ((hash[1] as number) + b) | 0;
  hash[2] = ((hash[2] as number) + c) | 0;
  hash[3] = ((hash[3] as number) + d) | 0;
  hash[4] = ((hash[4] as number) + e) | 0;
  hash[5] = ((hash[5] as number) + f) | 0;
  hash[6] = ((hash[6] as number) + g) | 0;
  hash[7] = ((hash[7] as number) + h) | 0;
};

/** Hashes one block that already carries its padding: 16 words in, the eight words of the hash into `out`. */
export const hashBlock = (block: Int32Array, out: Int32Array): void => {
  out.set(INITIAL_HASH);
  compress(out, block, 0);
};

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
