// Whether two names look the same to somebody who reads them: case, blanks, signs, accents and letters of other alphabets aside.
// (Unicode's own list of such letters, UTS #39, has 6,000; these are the ones that whole words of a Latin alphabet can be made of.)

/** Letters that are read as the one they stand behind. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аɑαᴀ',
  b: 'вЬьʙβΒƅ',
  c: 'сᴄϲⅽ',
  d: 'ԁᴅɗⅾ',
  e: 'еᴇєɛεΕҽ℮',
  f: 'ꜰƒϝ',
  g: 'ɡɢցԍ',
  h: 'нһʜΗհ',
  j: 'јᴊϳ',
  k: 'кᴋκΚ',
  l: 'ӏʟΙιіıɪɩ1|!ǀⅼ',
  m: 'мᴍΜⅿ',
  n: 'ɴΝոռη',
  o: 'оᴏοօσ0ø',
  p: 'рᴘρΡ',
  q: 'ԛգ',
  r: 'ʀгɾᴦ',
  s: 'ѕꜱʂ5$',
  t: 'тᴛτΤŧ',
  u: 'ᴜսυʋ',
  v: 'ᴠνѵⅴ',
  w: 'ᴡԝшω',
  x: 'хχΧⅹ',
  y: 'уʏүγΥỿ',
  z: 'ᴢΖʐ',
};

const READ_AS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

const read = (letter: string): string => READ_AS.get(letter) ?? letter;

/** What is left of a name that tells it from others: two with the same are taken for each other. */
export function likeness(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '');
  const letters = [...plain]
    .map(read)
    .flatMap((letter) => [...letter.toLowerCase()])
    .map(read)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/i/gu, 'l')
    .replace(/rn/gu, 'm')
    .replace(/vv/gu, 'w');
  return letters === '' ? plain.replace(/\s+/gu, '') : letters;
}
