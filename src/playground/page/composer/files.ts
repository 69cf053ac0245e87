// A file from the disk, as it is sent.
import type { FileUpload } from '../../protocol.ts';

const largest = 10 * 1024 * 1024;

/** @returns what is wrong, as a sentence, where it cannot be sent */
export async function readUpload(file: File): Promise<FileUpload | string> {
  if (file.size > largest) return `${file.name} is too large: a file can have at most 10 MB.`;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In slices: a spread of millions of arguments is more than a call takes.
  for (let at = 0; at < bytes.length; at += 32_768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return { name: file.name, type: file.type || 'application/octet-stream', base64: btoa(binary) };
}
