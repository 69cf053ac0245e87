/** A colour that stays the same for the same id. */
function hue(id: string): number {
  let sum = 0;
  for (const char of id) sum = (sum * 31 + char.charCodeAt(0)) % 360;
  return sum;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A round picture with the first letter of a name: nobody's face has to come from Discord's CDN. */
export function avatarSvg(id: string, name: string): string {
  const letter = ([...name.trim()][0] ?? '?').toUpperCase().replace(/[&<>"]/g, (char) => escapes[char] ?? '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
    `<rect width="64" height="64" fill="hsl(${hue(id)} 45% 40%)"/>` +
    `<text x="32" y="33" font-family="sans-serif" font-size="32" fill="#fff" text-anchor="middle" ` +
    `dominant-baseline="central">${letter}</text></svg>`
  );
}
