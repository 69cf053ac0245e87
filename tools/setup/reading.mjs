import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './paths.mjs';
import { Trouble } from './trouble.mjs';

const packed = /strings: (JSON\.parse\(("(?:[^"\\]|\\.)*")\)),\n\s*graph: "([\w-]+)"/;

/**
 * A field that a query may name, and the nodes it leads to: `input` of its arguments, `output` of what is chosen.
 * @typedef {{ name: number, scalars?: number, flags?: number, input: number, enumeration?: number, output: number }} Edge
 * @typedef {{ strings: string[], inputs: Edge[][], outputs: Edge[][], roots: Edge[] }} Graph
 */

/**
 * Prisma's generated client knows of every field of every query that could be written which values stand in it, nested as deep as
 * models are related: some 5 MB for as long as a bot runs, and most of it for queries that write. We read with Prisma and write in
 * SQL of our own: here the client keeps what it needs for `find…`. Fits the exact version of Prisma.
 * @param {string} provider
 */
export function forReading(provider) {
  const client = inProject('src/generated', provider, 'internal/class.ts');
  const text = readFileSync(client, 'utf8');
  const found = packed.exec(text);
  if (found === null)
    throw new Trouble(`Prisma's client for ${provider} no longer holds its queries as a graph.`);
  const [whole, , strings = '', graph = ''] = found;
  const kept = pruned(readGraph(JSON.parse(JSON.parse(strings)), Buffer.from(graph, 'base64url')));
  const { length } = kept.roots;
  if (length === 0) throw new Trouble(`Prisma's client for ${provider} knows of no query that reads.`);
  const list = JSON.stringify(JSON.stringify(kept.strings));
  const bytes = writeGraph(kept).toString('base64url');
  writeFileSync(
    client,
    text.replace(whole, () => `strings: JSON.parse(${list}),\n  graph: "${bytes}"`),
  );
}

/**
 * @param {string[]} strings
 * @param {Buffer} bytes
 * @returns {Graph}
 */
function readGraph(strings, bytes) {
  let at = 0;
  const byte = () => bytes.readUInt8(at++);
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = byte();
      value |= (next & 127) << shift;
      if (next < 128) return value;
    }
  };
  const id = () => number() - 1; // -1: none
  /** @template T @param {number} count @param {() => T} read */
  const list = (count, read) => Array.from({ length: count }, read);
  const mask = () => byte() | (byte() << 8);
  const [inputs, outputs, roots] = [number(), number(), number()];
  const graph = {
    strings,
    inputs: list(inputs, () =>
      list(number(), () => ({
        name: number(),
        scalars: mask(),
        input: id(),
        enumeration: id(),
        flags: byte(),
        output: -1,
      })),
    ),
    outputs: list(outputs, () => list(number(), () => ({ name: number(), input: id(), output: id() }))),
    roots: list(roots, () => ({ name: number(), input: id(), output: id() })),
  };
  if (at !== bytes.length) throw new Trouble("Prisma's graph of queries has another shape than it had.");
  return graph;
}

/**
 * What can be reached from queries that read, with numbers of their own, and the commonest names first: each node takes as much
 * memory as the highest number of a name in it.
 * @param {Graph} graph
 * @returns {Graph}
 */
function pruned({ strings, inputs, outputs, roots }) {
  const reading = roots.filter(({ name }) => /\.find/.test(strings[name] ?? ''));
  const inputIds = numbers();
  const outputIds = numbers();
  const uses = numbers();
  /** @param {Edge} edge */
  const walk = ({ name, input, output, enumeration = -1 }) => {
    for (const used of [name, enumeration]) if (used >= 0) uses.set(used, (uses.get(used) ?? 0) + 1);
    if (input >= 0 && !inputIds.has(input)) {
      inputIds.set(input, inputIds.size);
      inputs[input]?.forEach(walk);
    }
    if (output >= 0 && !outputIds.has(output)) {
      outputIds.set(output, outputIds.size);
      outputs[output]?.forEach(walk);
    }
  };
  reading.forEach(walk);
  const names = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const nameIds = new Map(names.map((name, place) => [name, place]));
  /** @param {Edge} edge @returns {Edge} */
  const renumbered = (edge) => ({
    ...edge,
    name: nameIds.get(edge.name) ?? -1,
    input: inputIds.get(edge.input) ?? -1,
    output: outputIds.get(edge.output) ?? -1,
    enumeration: nameIds.get(edge.enumeration ?? -1) ?? -1,
  });
  return {
    strings: names.map((name) => strings[name] ?? ''),
    inputs: [...inputIds.keys()].map((node) => (inputs[node] ?? []).map(renumbered)),
    outputs: [...outputIds.keys()].map((node) => (outputs[node] ?? []).map(renumbered)),
    roots: reading.map(renumbered),
  };
}

/** @returns {Map<number, number>} */
const numbers = () => new Map();

/** @param {Graph} graph */
function writeGraph({ inputs, outputs, roots }) {
  /** @type {number[]} */
  const bytes = [];
  /** @param {number} value */
  const number = (value) => {
    for (let rest = value; ; rest >>>= 7) {
      bytes.push(rest < 128 ? rest : (rest & 127) | 128);
      if (rest < 128) return;
    }
  };
  const { length: rootCount } = roots;
  for (const count of [inputs.length, outputs.length, rootCount]) number(count);
  for (const edges of inputs) {
    number(edges.length);
    for (const { name, scalars = 0, input, enumeration = -1, flags = 0 } of edges) {
      number(name);
      bytes.push(scalars & 255, scalars >> 8);
      number(input + 1);
      number(enumeration + 1);
      bytes.push(flags);
    }
  }
  for (const edges of outputs) {
    number(edges.length);
    for (const edge of edges) writeEdge(edge);
  }
  for (const edge of roots) writeEdge(edge);
  return Buffer.from(bytes);

  /** @param {Edge} edge */
  function writeEdge({ name, input, output }) {
    number(name);
    number(input + 1);
    number(output + 1);
  }
}
