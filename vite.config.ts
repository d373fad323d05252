import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { afterPaint } from './vite/after-paint/index.ts'
import { appIcons } from './vite/app-icons.ts'
import { buildFacts } from './vite/build-facts.ts'
import { chunks } from './vite/chunks/index.ts'
import { modulePermissions } from './vite/generated/permissions.ts'
import { routes } from './vite/generated/routes.ts'
import { moduleStyles } from './vite/generated/styles.ts'
import { textTypes } from './vite/generated/text-types.ts'
import { modulePlugins } from './vite/module-plugins.ts'
import { pageBudgets } from './vite/page-budgets.ts'
import { precompress } from './vite/precompress.ts'
import { production } from './vite/production/index.ts'
import { sonnerCss } from './vite/sonner-css.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    tanstackStart({
      start: { entry: 'app/start.ts' },
      server: { entry: 'app/server.ts' },
      serverFns: { base: '/api/fn' },
      router: {
        entry: 'app/router.tsx',
        generatedRouteTree: 'app/routeTree.gen.ts',
        virtualRouteConfig: routes,
        routeFileIgnorePattern: '\\.test\\.tsx?$',
        // A page comes with its loader: the entry, which everybody waits for, knows of neither.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent']] },
      },
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/src/platform/**'] },
      },
    }),
    textTypes(),
    modulePermissions(),
    moduleStyles(),
    afterPaint(),
    sonnerCss(),
    react({ compiler: true }),
    appIcons(),
    modulePlugins(),
    precompress(),
    pageBudgets(),
    production(),
  ],
  resolve: {
    alias: [
      // React has had it for long; the shim is only weight.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^\.\/ServerFunctionSerializationAdapter\.js$/,
        replacement: resolve(import.meta.dirname, 'vite/no-functions-as-data.ts'),
      },
      {
        find: '\0vite/preload-helper.js',
        replacement: resolve(import.meta.dirname, 'vite/fetch-before-import.ts'),
      },
    ],
  },
  define: { BUILD: JSON.stringify(buildFacts()) },
  // Nothing is inlined: texts and pictures are fetched when a page needs them, and cached by their name.
  build: { assetsDir: '_build', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names no files where there is only the module's own; see vite/fetch-before-import.ts.
          resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
        },
        rolldownOptions: {
          output: {
            // The entry, which everybody waits for, lists them all. One keeps its name: a test tells by it when it is fetched.
            chunkFileNames: ({ name }) =>
              name === 'living-shelf' ? '_build/living-shelf-[hash].js' : '_build/[hash].js',
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    // The build carries all it needs but sharp, which is more than JavaScript; in development Node loads by itself what is written for it.
    ssr: { resolve: command === 'build' ? { noExternal: true, external: ['sharp'] } : {} },
  },
}))
