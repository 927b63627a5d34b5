export const timestamps = ({ createdAt, updatedAt }: { createdAt: Temporal.Instant; updatedAt: Temporal.Instant }) => ({
  createdAt: createdAt.toString(),
  updatedAt: updatedAt.toString(),
});
