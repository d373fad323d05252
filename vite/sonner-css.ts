import type { Plugin } from 'vite'

const INJECTION = /^__insertCSS\(".*"\);?$/m

/** Sonner injects a <style> element, which the content security policy blocks; `toasts.css` replaces it. */
export function sonnerCss(): Plugin {
  return {
    name: 'sonner-css',
    // Pre-bundling would hide the module from the transform below.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /\/node_modules\/sonner\/.*\.m?js(\?|$)/ },
      handler(code) {
        const without = code.replace(INJECTION, '')
        if (without === code) this.error('sonner no longer injects its CSS in the known way')
        return { code: without, map: null }
      },
    },
  }
}
