export function LoginScene() {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet="/scenes/login-dark.svg" />
      <img
        src="/scenes/login.svg"
        alt=""
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover object-bottom"
      />
    </picture>
  );
}
