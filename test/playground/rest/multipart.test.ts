import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../src/playground/rest/multipart.ts';

/** A form as Node sends it. */
async function sent(form: FormData) {
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  return partsOf(Buffer.from(await request.arrayBuffer()), type);
}

describe('a form', () => {
  test('has its texts', async () => {
    const form = new FormData();
    form.set('payload_json', '{"content":"Ä\r\n--"}');
    expect(await sent(form)).toEqual([{ field: 'payload_json', text: '{"content":"Ä\r\n--"}' }]);
  });

  test('has its files, byte for byte', async () => {
    const form = new FormData();
    const bytes = [0, 13, 10, 45, 45, 255, 13, 10];
    form.set('files[0]', new File([Uint8Array.from(bytes)], 'a "map".png', { type: 'image/png' }));
    const [file] = (await sent(form)) ?? [];
    const said = file !== undefined && 'bytes' in file ? { ...file, bytes: [...file.bytes] } : null;
    expect(said).toEqual({ field: 'files[0]', name: 'a "map".png', type: 'image/png', bytes });
  });

  test.for(['', '--x', '--x\r\n\r\n', '--x\r\n\r\nno name\r\n--x--'])('is none: %o', (body) => {
    expect(partsOf(Buffer.from(body), 'multipart/form-data; boundary=x')).toBeNull();
  });
});
