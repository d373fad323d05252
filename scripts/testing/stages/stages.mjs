import { build } from '../../bootstrap/build.mjs'
import { runNode } from '../../bootstrap/programs.mjs'
import { projectFiles } from '../../bootstrap/project-files.mjs'
import { inProject } from '../../bootstrap/project.mjs'
import { say } from '../../bootstrap/words.mjs'
import { findBrowser } from '../browser.mjs'
import { endToEnd } from '../end-to-end.mjs'
import { requireOtherBrowsers } from '../other-browsers.mjs'
import { otherServers } from '../other-postgres.mjs'
import { staticCheck, staticChecks } from '../static-checks.mjs'
import { vitest } from '../vitest.mjs'
import { firstSpecs, otherSpecs } from './first-specs.mjs'
import { isOfProduct, reachedGuide, reachedSpecs } from './reach.mjs'

const quiet = { env: { TEST_DATABASE_URL: '' }, show: false }

/** Vitest finds by its own import graph which tests a change reaches. */
const byImports = 'by imports'

export const sources = {
  title: 'Unit and database tests',
  canShard: true,
  reached: () => byImports,
  run: (which) => vitest({ ...quiet, projects: ['unit', 'database'], ...which }),
}

const long = /\.long\.database\.test\.ts$/

/** Database tests that kill processes, race by the dozen, or need poolers and replicas are left to `test:all`. */
export const shortSources = {
  ...sources,
  run: () =>
    vitest({
      ...quiet,
      projects: ['unit', 'database'],
      options: ['--exclude=**/*.long.database.test.ts'],
    }),
}

export const longSources = {
  ...sources,
  title: 'Long database tests',
  run: ({ files = projectFiles(['src', 'modules'], long), options } = {}) =>
    vitest({ ...quiet, projects: ['database'], files, options }),
}

/** Tests by programs that only they need: they install them first. */
export const byTools = {
  title: 'API document, manifests, client and site by their tools',
  reached: (changed) =>
    changed.some(
      (path) =>
        isOfProduct(path) ||
        /^(deploy|docs|clients|scripts\/(client|docs|schemas))\/|\.tools\.test\./.test(path),
    ),
  run: (which) => vitest({ ...quiet, projects: ['tools'], ...which }),
}

/** Folders and files whose behaviour depends on the version of PostgreSQL. */
const versionDependent = [
  'src/platform/database',
  'src/platform/activity',
  'auth-activity.database',
  'modules/backup',
  'export.database',
  '/import/',
  'modules/import',
  '/list/',
  '/order/',
  'api.database',
  'table.database',
  'search',
  'merge-',
  'deleted-user',
  'sample-',
]

/** Database tests on each other server of the machine, and on the one that TEST_DATABASE_URL names. */
export const onOtherServers = (all) =>
  otherServers().map(({ title, within }) => ({
    title,
    canShard: true,
    reached: () => byImports,
    run: ({ files = all ? [] : versionDependent, options } = {}) =>
      within((env) => vitest({ projects: ['database'], show: false, files, options, env })),
  }))

export const checks = Object.keys(staticChecks).map((name) => ({
  title: `Static check: ${name}`,
  run: () => staticCheck(name),
}))

export const building = {
  title: 'Production build',
  isNeeded: true,
  run: async () => {
    await build({ force: true, isStrict: true })
    return { passed: 1, failed: 0 }
  },
}

export const smoke = {
  title: 'Process smoke',
  run: () =>
    vitest({
      ...quiet,
      projects: ['processes'],
      files: ['src/app/commands.processes', 'wire/shutdown.processes'],
    }),
}

/** Copies of the project from which modules are taken out; `which` are the names of some, --some or --pairs. */
export const choicesOfModules = (...which) => ({
  title: 'Choices of modules',
  run: async () => {
    const program = inProject('scripts/modules/check-choices.mjs')
    const { exitCode, printed } = await runNode([program, ...which])
    if (exitCode !== 0) say(printed.trimEnd())
    return { passed: Number(exitCode === 0), failed: Number(exitCode !== 0) }
  },
})

const ofBuild = (project, title) => ({
  title,
  canShard: true,
  reached: (changed) => changed.some(isOfProduct),
  run: (which) => vitest({ ...quiet, projects: [project], ...which }),
})

export const processes = ofBuild('processes', 'Process tests')
export const reliability = ofBuild('reliability', 'Reliability, in short')
export const reliabilityAtLength = {
  title: 'Reliability, twenty times over',
  run: () =>
    vitest({
      projects: ['reliability', 'database'],
      files: ['tests/reliability', 'webhooks/kills.long'],
      env: { RELIABILITY_ROUNDS: '20' },
    }),
}

export const firstPaths = {
  title: 'Browser tests of the first paths',
  run: ({ files = firstSpecs() } = {}) => endToEnd({ files }),
}

export const browserTests = {
  title: 'Browser tests',
  canShard: true,
  reached: reachedSpecs,
  run: endToEnd,
}

const parts = 6

/** The parts let a run whose time is limited do as many as it can. */
export const otherBrowserTests = Array.from({ length: parts }, (_, at) => {
  const ofPart = () => otherSpecs().filter((_path, place) => place % parts === at)
  return {
    title: `Browser tests of other paths, part ${at + 1} of ${parts}`,
    reached: (changed) => {
      const reached = reachedSpecs(changed)
      return ofPart().filter((path) => reached.includes(path))
    },
    run: ({ files = ofPart(), options }) => endToEnd({ files, options }),
  }
})

/** A stage for each: they take every processor, and a run that was stopped goes on with the next. */
export const guides = [
  ...projectFiles(['tests/guides'], /\.guide\.test\.ts$/),
  ...projectFiles(['tests/release'], /\.test\.ts$/),
  ...projectFiles(['evals', 'bench'], /^(evals|bench)\/[^/]+\.test\.(mjs|ts)$/),
].map((path) => ({
  title: `Guides and releases: ${path}`,
  reached: (changed) => reachedGuide(path, changed),
  run: async () => {
    if (path.endsWith('every-browser.test.ts')) await requireOtherBrowsers()
    const env = { CHROMIUM_PATH: await findBrowser() }
    return vitest({ show: false, env, projects: ['guides', 'release'], files: [path] })
  },
}))
