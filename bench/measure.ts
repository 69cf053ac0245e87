import type { Figure, Scale, Work } from './figure.ts';

/** What all of the work came to. */
export interface Measured {
  readonly figures: readonly Figure[];
  readonly failed: readonly Failed[];
}

/** A work that could not be done, and why. */
export interface Failed {
  readonly work: string;
  readonly why: string;
}

/** Measures one work after the other, each said as it is done. What fails keeps nobody from the figures of the others. */
export async function measureAll(
  works: readonly Work[],
  scale: Scale,
  say: (line: string) => void,
): Promise<Measured> {
  const figures: Figure[] = [];
  const failed: Failed[] = [];
  for (const work of works) {
    const began = performance.now();
    try {
      figures.push(...(await work.measure(scale)));
      say(`measured ${work.name} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failed.push({ work: work.name, why });
      say(`'${work.name}' failed: ${error instanceof Error ? error.stack : why}`);
    }
  }
  return { figures, failed };
}
