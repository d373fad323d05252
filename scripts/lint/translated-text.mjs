const read = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'help',
  'label',
  'placeholder',
  'title',
])

export const translatedText = {
  create(context) {
    function check(node, text) {
      if (/\p{L}/u.test(text)) {
        context.report({
          node,
          message: `"${text.trim()}" belongs in a locale file: add a key to every locales/*.json of the feature, and use t('…').`,
        })
      }
    }
    function checkExpression(node) {
      for (const [part, text] of writtenIn(node)) check(part, text)
    }
    return {
      JSXText: (node) => check(node, node.value),
      JSXAttribute(node) {
        if (read.has(node.name.name) && node.value) checkExpression(node.value)
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') checkExpression(node.expression)
      },
    }
  },
}

function writtenIn(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [[node, node.value]] : []
    case 'TemplateLiteral':
      return node.quasis.map((quasi) => [quasi, quasi.value.cooked])
    case 'ConditionalExpression':
      return [...writtenIn(node.consequent), ...writtenIn(node.alternate)]
    case 'LogicalExpression':
      return [...writtenIn(node.left), ...writtenIn(node.right)]
    case 'JSXExpressionContainer':
      return writtenIn(node.expression)
    default:
      return []
  }
}
