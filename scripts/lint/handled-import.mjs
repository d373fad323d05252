const handlers = new Set(['then', 'catch', 'finally'])

/** The build moves what follows `import()` directly into the imported part, past which a failed fetch goes. */
export const handledImport = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.object.type !== 'ImportExpression' || !handlers.has(node.property.name)) return
      const message =
        'Name the import as a function of its own, or await it: see docs/decisions/0029.'
      context.report({ node, message })
    },
  }),
}
