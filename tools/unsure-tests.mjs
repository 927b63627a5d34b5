// Names the tests that failed first and passed when they were asked again: they wait to be mended.
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
