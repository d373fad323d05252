export { CommandCentre } from './command-centre.tsx'
export { useOpeners } from './openers.ts'
export { PaletteButton } from './palette-button.tsx'
