// Loaded into the programs that this project starts: they end when whoever started them is gone.
process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
