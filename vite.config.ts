import { resolve } from 'node:path'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFacts } from './vite/build-facts.ts'
import { installable } from './vite/installable.ts'
import { pageBudgets } from './vite/page-budgets.ts'
import { precompress } from './vite/precompress.ts'
import { sonnerCss } from './vite/sonner-css.ts'

/** What every page needs and no release of ours changes: one file that stays in the browser's cache. */
const framework = {
  name: 'framework',
  test: /node_modules\/(?!.*(useBaseQuery|[uU]se(Suspense|Infinite)?Quer|Observer\.js|useMutation|errorBoundaryUtils|suspense\.js|QueryErrorReset|IsRestoring|useBlocker|createServerFn|client-rpc|ClientRpc|serializer|SerovalPlugins))(react|react-dom|scheduler|i18next|react-i18next|cookie-es|@tanstack\/(react-router|router-core|history|store|react-store|query-core|react-query|react-start|react-start-client|start-client-core|router-ssr-query-core|react-router-ssr-query))\//,
}

/** What the sign-in page is made of, and most others are too: one file instead of a dozen crumbs. */
const signIn = {
  name: 'sign-in',
  test: /src\/(layouts\/(login-layout|main|brand|navigation\/focus-on-arrival|display\/(language-links|theme-switch|use-theme))|ui\/(actions\/(button|button-look|spinner|text-link|use-act)|fields\/(field|field-control|field-message|required-mark|text-input|code-input|hidden-input|control-look|segmented-control)|feedback\/badge)|features\/(session\/(auth-call|refusal|problem-text|use-session)|login\/(code\/(asked-code|code-calls|developer-hint|use-(sign-in|send)-code)|address\/last-method|sign-in-again)|covers\/sign-in-shelf\/shelf))\.tsx?$/,
}

/** What checks texts; lists have none to check. */
const schemas = { name: 'schemas', test: /node_modules\/zod\// }

/** What most pages of the areas need. */
const areas = {
  name: 'areas',
  test: /^(?!.*\/src\/features\/(forms|record-page)\/)/,
  minShareCount: 11,
}

/** What every kind of control needs of Base UI, those that float and those that stand in a form. */
const controls = {
  name: 'controls',
  test: /node_modules\/(@floating-ui\/utils|@base-ui\/(utils\/(?!useScrollLock)|react\/(internals\/(?!composite|useAnchor|direction|usePress)|floating-ui-react\/utils\/(element|nodes|event|constants)|utils\/(popupState|getElementTransform|scrollable))))/,
  minShareCount: 3,
}

/** What menus, dialogs and choosers share, which come on demand. */
const floating = {
  name: 'floating',
  test: /node_modules\/(@floating-ui\/|@base-ui\/react\/(floating-ui-react|dialog|utils\/(popups|useSwipe|useAnchored|usePositioner|useOpenInteraction)|internals\/(composite|useAnchor|useTriggerSwitch)))|src\/ui\/overlays\/(floating|menu-row)/,
  minShareCount: 2,
}

/** Each would else be a file of its own, and one more name in the entry. */
const icons = { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 }

/** What lists and pages of one record are made of, those of books above all, without what their forms need. */
const lists = {
  name: 'lists',
  test: /src\/(i18n\/(ago|local-text)|features\/(record-list\/(?!bulk)|record-page|covers|genres|books\/(list|trash|manager\/list|books\.|year|isbn))|ui\/(actions\/(search-button|aria-keys)|data\/table|fields\/(checkbox|choice|combobox|select|search-input)|feedback\/[\w-]+-state))/,
  minShareCount: 2,
}

/** What is done with many rows, once some are chosen. */
const bulk = {
  name: 'bulk',
  test: /src\/(features\/(record-list|books)\/bulk|ui\/feedback\/progress)/,
  minShareCount: 2,
}

/** What forms are made of. */
const forms = {
  name: 'forms',
  test: /src\/(features\/(forms|files|books\/(book|manager\/book\/(?!prepare)))|ui\/fields|layouts\/navigation)\//,
  minShareCount: 2,
}

/** What the frames of both areas need beyond what their pages do. */
const frames = {
  name: 'frames',
  test: /src\/(features\/(commands|sign-out|session\/sign-out|organizations\/active)|layouts\/(commands|display|user-menu))/,
  minShareCount: 2,
}

/** What pages of books need to put one on a shelf. */
const putting = {
  name: 'putting',
  test: /src\/features\/shelves\/(put|shelf-dialogs|shelf-name|shelves\.queries)/,
  minShareCount: 2,
}

/** What several pages of shelves share, or of organizations. */
const shelves = {
  name: 'shelves',
  test: /src\/features\/shelves\/(?!own\/(new|rename)-shelf|own\/shelf-form|find|sharing)/,
  minShareCount: 2,
}
const organizations = {
  name: 'organizations',
  test: /src\/features\/organizations\//,
  minShareCount: 2,
}

/** What several pages of people share, and those that tell what they did. */
const people = {
  name: 'people',
  test: /src\/features\/(users\/(?!manager\/(ban-form|reason-field|use-mistake|list\/ban-|user\/(ban|delete|impersonate|user-fields|invitation-fields|update-form|version-words)))|session-list)/,
  minShareCount: 2,
}
const activity = {
  name: 'activity',
  test: /src\/features\/(activity|users\/manager\/list\/user-name)/,
  minShareCount: 2,
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    tanstackStart({
      serverFns: { base: '/api/fn' },
      router: {
        routeFileIgnorePattern: '\\.test\\.tsx?$',
        // A page comes with its loader: the entry, which everybody waits for, knows of neither.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent']] },
      },
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/src/server/**'] },
      },
    }),
    sonnerCss(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    pageBudgets(),
    installable(),
    precompress(),
  ],
  resolve: {
    alias: [
      // React has had it for long; the shim is only weight.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^\.\/ServerFunctionSerializationAdapter\.js$/,
        replacement: resolve(import.meta.dirname, 'vite/no-functions-as-data.ts'),
      },
    ],
  },
  define: { BUILD: JSON.stringify(buildFacts()) },
  // Nothing is inlined: texts and pictures are fetched when a page needs them, and cached by their name.
  build: { assetsDir: '_build', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // The entry, which everybody waits for, lists them all. One keeps its name: a test tells by it when it is fetched.
            chunkFileNames: ({ name }) =>
              name === 'living-shelf' ? '_build/living-shelf-[hash].js' : '_build/[hash].js',
            codeSplitting: {
              groups: [
                framework,
                signIn,
                schemas,
                areas,
                controls,
                floating,
                icons,
                lists,
                bulk,
                forms,
                frames,
                putting,
                shelves,
                organizations,
                activity,
                people,
              ],
            },
          },
        },
      },
    },
    // The build carries all it needs but sharp, which is more than JavaScript; in development Node loads by itself what is written for it.
    ssr: { resolve: command === 'build' ? { noExternal: true, external: ['sharp'] } : {} },
  },
}))
