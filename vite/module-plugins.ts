import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'

const face = z.object({ default: z.custom<() => Plugin>((value) => typeof value === 'function') })

/** A module adds to the build by a `vite-plugin.ts`. */
export const modulePlugins = (): Promise<Plugin[]> =>
  Promise.all(globSync('modules/*/vite-plugin.ts').toSorted().map(pluginOf))

const pluginOf = async (path: string) =>
  face.parse(await import(pathToFileURL(resolve(path)).href)).default()
