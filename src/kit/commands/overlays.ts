export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
export { ShortcutSheet } from './shortcut-sheet.tsx'
