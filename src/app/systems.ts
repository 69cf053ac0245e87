export { systems } from '../systems/registry.ts';
