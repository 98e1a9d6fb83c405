CREATE TABLE `deal_tries` (
	`table` text PRIMARY KEY NOT NULL,
	`week` text NOT NULL,
	`game` text NOT NULL,
	`account` text,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deal_tries_person` ON `deal_tries` (`account`,`week`,`game`);--> statement-breakpoint
CREATE INDEX `deal_tries_deal` ON `deal_tries` (`week`,`game`);--> statement-breakpoint
CREATE TABLE `deals` (
	`week` text NOT NULL,
	`game` text NOT NULL,
	`seed` text NOT NULL,
	`options` text NOT NULL,
	`seats` integer NOT NULL,
	PRIMARY KEY(`week`, `game`)
);
