/** A queue of numbered nodes, the least first: by cost, then by points, then by number, so that it never varies. */
export interface Heap {
  readonly nodes: number[];
  readonly costs: number[];
  readonly points: number[];
}

export const emptyHeap = (): Heap => ({ nodes: [], costs: [], points: [] });

export function push(heap: Heap, node: number, cost: number, points: number): void {
  let place = heap.nodes.length;
  put(heap, place, node, cost, points);
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!isLess(heap, place, parent)) return;
    swap(heap, place, parent);
    place = parent;
  }
}

/** Takes the least node out; its number, or null where the heap is empty. */
export function pop(heap: Heap): number | null {
  const least = heap.nodes[0];
  if (least === undefined) return null;
  swap(heap, 0, heap.nodes.length - 1);
  heap.nodes.pop();
  heap.costs.pop();
  heap.points.pop();
  sink(heap);
  return least;
}

function sink(heap: Heap): void {
  const size = heap.nodes.length;
  let place = 0;
  for (;;) {
    const left = 2 * place + 1;
    const right = left + 1;
    let least = place;
    if (left < size && isLess(heap, left, least)) least = left;
    if (right < size && isLess(heap, right, least)) least = right;
    if (least === place) return;
    swap(heap, place, least);
    place = least;
  }
}

function put(heap: Heap, place: number, node: number, cost: number, points: number): void {
  heap.nodes[place] = node;
  heap.costs[place] = cost;
  heap.points[place] = points;
}

function swap(heap: Heap, a: number, b: number): void {
  const [node = 0, cost = 0, points = 0] = [heap.nodes[a], heap.costs[a], heap.points[a]];
  put(heap, a, heap.nodes[b] ?? 0, heap.costs[b] ?? 0, heap.points[b] ?? 0);
  put(heap, b, node, cost, points);
}

function isLess(heap: Heap, a: number, b: number): boolean {
  const cost = (heap.costs[a] ?? 0) - (heap.costs[b] ?? 0);
  if (cost !== 0) return cost < 0;
  const points = (heap.points[a] ?? 0) - (heap.points[b] ?? 0);
  return points !== 0 ? points < 0 : (heap.nodes[a] ?? 0) < (heap.nodes[b] ?? 0);
}
