// The page's beginning.
import { App } from './app.ts';
import { adaptLibrary } from './library/adapt.ts';

adaptLibrary();
const root = document.getElementById('app');
if (root) {
  root.replaceChildren();
  new App(root).start();
}
