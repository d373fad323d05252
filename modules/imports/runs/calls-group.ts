import type { Resource } from '#kit/resource/index.ts'

/** A group of calls has the path of its resource in camel case. */
export const callsGroup = ({ path }: Pick<Resource, 'path'>) =>
  path.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
