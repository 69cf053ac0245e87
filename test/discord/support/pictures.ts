/** The beginning of a PNG of some size, different for each `mark`: as much of it as anybody here looks at. */
export function png(width = 64, height = 64, mark = 0): Uint8Array {
  const bytes = Buffer.alloc(40);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]).copy(
    bytes,
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(mark, 30);
  return bytes;
}

/** A PNG that says it has this size, and has an end: nobody looks farther before it is drawn. */
export function wholePng(
  width: number,
  height: number,
): { readonly name: string; readonly data: Uint8Array } {
  const data = Buffer.alloc(45);
  data.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  data.write('IEND', 37);
  data.writeUInt32BE(width, 16);
  data.writeUInt32BE(height, 20);
  return { name: 'cave.png', data };
}
