import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'
import { sonnerCss } from './vite/sonner-css.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
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
    precompress(),
  ],
  build: { assetsDir: '_build' },
  environments: { ssr: { resolve: { noExternal: true } } },
})
