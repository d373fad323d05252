import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sonnerCss } from './vite/sonner-css.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      client: { base: '/_build' },
      serverFns: { base: '/api/fn' },
      router: { routeFileIgnorePattern: '\\.test\\.tsx?$' },
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/src/server/**'] },
      },
    }),
    sonnerCss(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
  ],
  environments: { ssr: { resolve: { noExternal: true } } },
})
