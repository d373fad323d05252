type Petal = readonly number[]

type Ornament = {
  petals: readonly Petal[]
  folds: number
  mirrored?: boolean
  heart?: number
}

const rosette: Ornament = {
  petals: [
    [
      0, -2.4, -1, -4.2, -2.9, -6.4, -2.6, -8.2, -2.2, -9.6, -0.8, -9.4, 0, -10, 0.8, -9.4, 2.2,
      -9.6, 2.6, -8.2, 2.9, -6.4, 1, -4.2, 0, -2.4,
    ],
  ],
  folds: 8,
  heart: 1.5,
}

const quatrefoil: Ornament = {
  petals: [
    [0, -1.6, -4.4, -4.4, -4.4, -10, 0, -10, 4.4, -10, 4.4, -4.4, 0, -1.6],
    [2, -2, 3.2, -4.4, 4.4, -5.6, 6.6, -6.6, 5.6, -4.4, 4.4, -3.2, 2, -2],
  ],
  folds: 4,
}

const compass: Ornament = {
  petals: [
    [0, -0.4, -1.4, -3.4, -1.4, -3.4, 0, -10, 1.4, -3.4, 1.4, -3.4, 0, -0.4],
    [0.4, -0.4, 1.9, -3.4, 1.9, -3.4, 5.4, -5.4, 3.4, -1.9, 3.4, -1.9, 0.4, -0.4],
  ],
  folds: 4,
}

const lily: Ornament = {
  petals: [
    [0, -1.6, -1.7, -5, -1.6, -7.6, 0, -10, 0.1, -7.6, 0.1, -5, 0, -1.6],
    [-0.5, -1.8, -1.8, -4.4, -2.6, -6, -4.9, -7, -5, -4.6, -3.4, -2.6, -0.5, -1.8],
  ],
  folds: 4,
  mirrored: true,
}

const sun: Ornament = {
  petals: [
    [
      -0.7, -4.4, -0.4, -6, -0.2, -8, 0, -10, 0.2, -8, 0.4, -6, 0.7, -4.4, 0.3, -4.6, -0.3, -4.6,
      -0.7, -4.4,
    ],
  ],
  folds: 16,
  heart: 3.5,
}

const lozenges: Ornament = {
  petals: [
    [
      0, -3, -1, -4.8, -1, -4.8, -2.5, -6.5, -1, -8.2, -1, -8.2, 0, -10, 1, -8.2, 1, -8.2, 2.5,
      -6.5, 1, -4.8, 1, -4.8, 0, -3,
    ],
  ],
  folds: 4,
  heart: 1.4,
}

const sprig: Ornament = {
  petals: [
    [0, -3.5, -2.6, -5.5, -1.8, -8.5, 0, -10, 0.1, -8, 0.1, -5, 0, -3.5],
    [-0.3, 0.5, -1, -2.6, -3.4, -4.4, -5.8, -4.6, -5.6, -2, -3.4, 0.2, -0.3, 0.5],
    [-0.3, 5, -1.2, 1.8, -4, 0, -6.8, 0, -6.4, 2.8, -3.8, 4.9, -0.3, 5],
    [-0.35, -4, -0.35, 0, -0.35, 5, -0.35, 10, -0.1, 10, 0, 10, 0.1, 10, 0.1, 5, 0.1, 0, 0.1, -4],
  ],
  folds: 1,
  mirrored: true,
}

const wreath: Ornament = {
  petals: [
    [-2.4, -7.4, -1.2, -9.8, 1, -10.4, 3, -9.8, 2, -8, 0, -7, -2.4, -7.4],
    [-2, -6.6, -0.4, -7, 1, -6.6, 1.8, -5.2, 0.2, -4.8, -1.2, -5.2, -2, -6.6],
  ],
  folds: 9,
  heart: 1.3,
}

const coordinate = (value: number) => String(Number(value.toFixed(1)))

function turn(petal: Petal, angle: number, flip: 1 | -1): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const points: string[] = []
  for (let index = 0; index < petal.length; index += 2) {
    const [x, y] = [(petal[index] ?? 0) * flip, petal[index + 1] ?? 0]
    points.push(`${coordinate(x * cos - y * sin)} ${coordinate(x * sin + y * cos)}`)
  }
  const [first, ...curves] = points
  return `M${first}C${curves.join(' ')}Z`
}

function draw({ petals, folds, mirrored = false, heart = 0 }: Ornament): string {
  const flips = mirrored ? ([1, -1] as const) : ([1] as const)
  const leaves = Array.from({ length: folds }, (_, fold) =>
    petals.flatMap((petal) => flips.map((flip) => turn(petal, (fold * 2 * Math.PI) / folds, flip))),
  )
  const arc = `a${heart} ${heart} 0 1 0`
  const disc = heart ? `M${-heart} 0${arc} ${heart * 2} 0${arc} ${-heart * 2} 0Z` : ''
  return leaves.flat().join('') + disc
}

export const ORNAMENTS = [rosette, quatrefoil, compass, lily, sun, lozenges, sprig, wreath] as const

const drawn = new Map<Ornament, string>()

/** Drawn when a cover needs it: all of them take a phone 20 ms. */
export function drawOrnament(ornament: Ornament): string {
  const path = drawn.get(ornament) ?? draw(ornament)
  drawn.set(ornament, path)
  return path
}
