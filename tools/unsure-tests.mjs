// Names flaky tests, which failed first and passed on a retry: they need fixing.
export default class UnsureTests {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      this.#names.push(`${test.project.name} ${test.module.relativeModuleId} ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.#names) process.stdout.write(`unsure: ${name}\n`);
  }
}
