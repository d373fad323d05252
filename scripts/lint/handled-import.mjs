const handlers = new Set(['then', 'catch', 'finally'])

/** The build moves `.then()` and the like after `import()` into the chunk, so a failed fetch bypasses them. */
export const handledImport = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.object.type !== 'ImportExpression' || !handlers.has(node.property.name)) return
      const message =
        'A failed fetch of the code bypasses this. Name the import as a function of its own, or await it: docs/decisions/0029-on-demand.md.'
      context.report({ node, message })
    },
  }),
}
