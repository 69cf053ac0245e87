/**
 * The search, in the page: it hides what does not have the words that are typed, marks them where they are, opens what is folded
 * over them, and says how much it has found; a list picks one character's part. It reads and makes text nodes only, never HTML.
 */
export const SCRIPT = `
(() => {
  'use strict';
  const box = document.getElementById('search');
  const found = document.getElementById('found');
  const bar = document.querySelector('.search');
  const who = document.getElementById('who');
  if (!box || !found || !bar) return;
  bar.hidden = false;
  const fold = (text) => text.toLowerCase();
  const entries = [...document.querySelectorAll('.entry')].map((at) => ({ at, words: null }));
  const sections = [...document.querySelectorAll('main section')];
  const opened = new Set();
  const MARKED = 400;
  const unmark = () => {
    for (const mark of document.querySelectorAll('mark')) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent.normalize();
    }
    for (const one of opened) one.open = false;
    opened.clear();
  };
  const markIn = (root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      const words = fold(node.data);
      if (words.length !== node.data.length) continue;
      const hits = [];
      for (const one of wanted)
        for (let at = words.indexOf(one); at >= 0; at = words.indexOf(one, at + one.length)) hits.push([at, at + one.length]);
      hits.sort((a, b) => b[0] - a[0]);
      let before = Infinity;
      for (const [from, to] of hits) {
        if (to > before) continue;
        before = from;
        const hit = node.splitText(from);
        hit.splitText(to - from);
        const mark = document.createElement('mark');
        hit.replaceWith(mark);
        mark.append(hit);
      }
      if (hits.length === 0) continue;
      for (let up = node.parentElement; up && up !== root; up = up.parentElement)
        if (up.localName === 'details' && !up.open) {
          up.open = true;
          opened.add(up);
        }
    }
  };
  const look = () => {
    unmark();
    const wanted = fold(box.value).split(/\\s+/).filter((one) => one !== '');
    const name = fold(who ? who.value : '');
    const isAll = wanted.length === 0 && !name;
    let count = 0;
    for (const entry of entries) {
      entry.words ??= fold(entry.at.textContent);
      const fits = (!name || entry.words.includes(name)) && wanted.every((one) => entry.words.includes(one));
      entry.at.hidden = !fits;
      if (!fits) continue;
      count += 1;
      if (wanted.length > 0 && count <= MARKED) markIn(entry.at, wanted);
    }
    for (const one of sections) one.hidden = !isAll && !one.querySelector('.entry:not([hidden])');
    found.value = isAll ? entries.length + ' entries' : count + ' of ' + entries.length + ' entries';
  };
  let waiting = 0;
  box.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, 120);
  });
  if (who) who.addEventListener('change', look);
  box.form.addEventListener('submit', (event) => {
    event.preventDefault();
    look();
  });
  look();
})();
`;
