import { sidesOf } from '../../app/maps/maps.ts';
import { refusal } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import { areaForm, moved, onMap, type Painting, paintView, readPainting } from '../../view/map/paint.ts';
import { refusalText } from '../../view/refusals.ts';
import type { ComponentCall, FormCall, Scene } from '../command.ts';
import { changing, mapHere } from '../maps.ts';
import { given, refuse, seated } from '../seated.ts';

/** Shows the map with the controls to paint it: `as` a message of its own, or in place of the one that was pressed. */
export async function showPainting(
  scene: Scene,
  table: Table,
  painting: Painting,
  as: 'whisper' | 'update',
  note = '',
): Promise<void> {
  await given(scene, table, await scene.app.maps.here(table), async (map) => {
    if (map.kind !== 'squares') return refuse(scene, refusal('noGrid', { system: table.system.name }), table);
    const now = onMap(painting, map.board.grid);
    const { tracker, background } = await changing(scene, table, map);
    const grid = tracker.grid?.();
    if (grid === undefined) return refuse(scene, refusal('noGrid', { system: table.system.name }), table);
    await scene.respond[as](paintView(tracker, grid, now, map.rules.legend, { note, background }));
  });
}

/** Does something with the painting that a button is about. Only a GM paints. */
function painting(
  call: ComponentCall | FormCall,
  work: (table: Table, now: Painting) => Promise<void>,
): Promise<void> {
  return seated(call, async (table) => {
    const read = readPainting(call.about);
    if (!table.gm) return refuse(call, refusal('gmOnly'), table);
    if (read === null) return refuse(call, refusal('oldButton'), table);
    await work(table, read);
  });
}

/** Changes the map as it would be typed, quietly: the log has it, and who looks at the map sees it. */
async function paint(
  call: ComponentCall | FormCall,
  table: Table,
  now: Painting,
  text: string,
): Promise<void> {
  const done = await call.app.maps.change(table, text);
  if (done.kind === 'played') await call.aftermath.show(done.played);
  const why = whyNot(done);
  const words =
    why === null ? '' : `✗ ${refusalText(why, { system: table.system, before: table.system.scene({}) })}`;
  await showPainting(call, table, now, 'update', words);
}

type Changed = Awaited<ReturnType<Scene['app']['maps']['change']>>;

function whyNot(done: Changed) {
  if (done.kind === 'refused') return done.refusal;
  return done.kind === 'played' && done.played.kind === 'refused' ? done.played.refusal : null;
}

/** The cursor moves; with the pen down it paints where it comes. */
const step = (call: ComponentCall) =>
  painting(call, async (table, before) =>
    given(call, table, await call.app.maps.here(table), (map) => {
      const now = { ...before, cursor: moved(before, Number(call.about[3]), sidesOf(map)) };
      return now.pen
        ? paint(call, table, now, `${now.cursor} ${now.brush}`)
        : showPainting(call, table, now, 'update');
    }),
  );

const put = (call: ComponentCall) =>
  painting(call, (table, now) => paint(call, table, now, `${now.cursor} ${now.brush}`));

const pen = (call: ComponentCall) =>
  painting(call, (table, now) => showPainting(call, table, { ...now, pen: !now.pen }, 'update'));

const brush = (call: ComponentCall) =>
  painting(call, (table, now) =>
    showPainting(call, table, { ...now, brush: call.values[0] ?? now.brush }, 'update'),
  );

/** The form of an area; where its tiles begin, the cursor goes. */
const area = (call: FormCall) =>
  painting(call, (table, now) => {
    const { where = '', what = '' } = call.fields;
    const first = /[a-z]{1,2}[1-9]\d?/iu.exec(where)?.[0] ?? now.cursor;
    return paint(call, table, { ...now, cursor: first.toUpperCase() }, `${where} ${what}`);
  });

const done = (call: ComponentCall) =>
  painting(call, async (table) =>
    given(call, table, await call.app.maps.here(table), async (map) =>
      call.respond.update({ ...(await mapHere(call, table, map)), content: '', rows: [] }),
    ),
  );

/** The buttons, the list and the form under a map that is painted. */
export const paintComponents = {
  components: {
    'map.step': step,
    'map.put': put,
    'map.pen': pen,
    'map.brush': brush,
    'map.done': done,
    'map.area': (call: ComponentCall) => painting(call, (_table, now) => call.respond.form(areaForm(now))),
  },
  forms: { 'map.area': area },
};
