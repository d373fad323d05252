export const paletteKeys = 'mod+k'
