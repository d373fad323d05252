export { Combobox } from './combobox.tsx'
export { Select } from './select.tsx'
