// Loaded into the programs that this project starts: they end when whoever started them is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
