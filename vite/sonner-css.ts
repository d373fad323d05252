import type { Plugin } from 'vite'

const INJECTION = /^__insertCSS\(".*"\);?$/m

/**
 * Sonner writes its style sheet into a <style> element at import, which our content security policy
 * refuses; we import the same sheet as a file (`src/ui/feedback/toasts.css`) and drop the call.
 */
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
