const size = String.raw`(\d|px|auto|full|\[|\()`
const hues =
  'slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const colored =
  'bg|text|border(-[xytbse])?|outline|ring|inset-ring|shadow|inset-shadow|fill|stroke|from|via|to|decoration|accent|caret|divide|placeholder'

const physical = [
  new RegExp(`^(scroll-)?[mp][lr]-${size}`),
  new RegExp(`^(left|right)-${size}`),
  /^(text|float|clear)-(left|right)$/,
  /^border-[lr](-|$)/,
  /^rounded-([lr]|[tb][lr])(-|$)/,
]
const rawColor = new RegExp(`^(${colored})-((${hues})-\\d{2,3}|white|black|\\[(#|rgb|hsl|ok))`)

export const styleTokens = {
  create(context) {
    function check(node, text) {
      for (const token of text.split(/\s+/)) {
        const message = complaint(token)
        if (message) context.report({ node, message: `${token}: ${message}` })
      }
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

function complaint(token) {
  const variants = token.split(/:(?![^[(]*[\])])/)
  const utility = variants.pop().replace(/^!?-?/, '')
  if (variants.includes('dark')) {
    return 'the tokens have both themes. Use one of ui/theme/tokens.css, as bg-card, without dark:.'
  }
  if (physical.some((pattern) => pattern.test(utility))) {
    return 'use the logical side, as ms-, pe-, start-, text-start, rounded-s-.'
  }
  if (rawColor.test(utility)) return 'use a token of ui/theme/tokens.css, as text-ink-soft.'
  return undefined
}
