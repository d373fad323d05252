export { CommandCentre } from './command-centre.tsx'
export { PaletteButton, useOpeners } from './openers.tsx'
