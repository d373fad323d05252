import type { Genre } from './genre.ts'

export const hues = {
  rose: 0,
  rust: 30,
  amber: 60,
  gold: 90,
  olive: 120,
  green: 150,
  teal: 180,
  cyan: 210,
  blue: 240,
  indigo: 270,
  purple: 300,
  plum: 330,
} as const
export type HueName = keyof typeof hues

const isHueName = (name: string): name is HueName => Object.hasOwn(hues, name)
export const hueNames = Object.keys(hues).filter(isHueName)

export function leastUsedHue(genres: readonly Pick<Genre, 'colour'>[]): number {
  const usesOf = (hue: number) => genres.filter(({ colour }) => distance(colour, hue) <= 15).length
  const [least] = Object.values(hues).toSorted((one, other) => usesOf(one) - usesOf(other))
  return least ?? 0
}

function distance(one: number, other: number) {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}
