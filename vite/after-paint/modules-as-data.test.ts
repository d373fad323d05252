import { expect, test } from 'vitest'
import { modulesAsData } from './modules-as-data.ts'

test('modules are named as data, the entry first, and neither loaded nor preloaded', () => {
  const entry = { attrs: { type: 'module', async: true, src: '/entry.js' } }
  const inline = { children: 'start()' }
  const { routes } = modulesAsData({
    routes: {
      root: { preloads: ['/shared.js', '/entry.js'], scripts: [entry, inline], css: ['/a.css'] },
      page: { preloads: [{ href: '/page.js' }] },
      empty: {},
    },
  })
  const data = (...files: string[]) => ({
    attrs: { type: 'application/json', 'data-modules': '' },
    children: JSON.stringify(files),
  })
  expect(routes).toEqual({
    root: { scripts: [data('/entry.js', '/shared.js'), inline], css: ['/a.css'] },
    page: { scripts: [data('/page.js')] },
    empty: { scripts: [] },
  })
})
