"""Lists the features that a Vega-Lite spec uses, grouped by kind."""

import json
import re

COMPOSITIONS = ("layer", "concat", "hconcat", "vconcat", "facet", "repeat")
TRANSFORMS = (
    "aggregate bin calculate density extent filter flatten fold impute joinaggregate loess lookup "
    "pivot quantile regression sample stack timeUnit window"
).split()
# Parts of a channel definition whose members are listed as "part.member".
CHANNEL_PARTS = ("axis", "legend", "scale", "bin", "impute", "header", "condition", "sort")
# Members whose value is worth telling, when it is a short text.
TOLD_VALUES = ("type", "aggregate", "timeUnit", "stack", "scheme", "interpolate", "orient", "op", "as", "order")
KINDS = (
    "composition",
    "top-level properties",
    "marks",
    "mark properties",
    "channels",
    "channel definition",
    "scale types",
    "colour schemes",
    "transforms",
    "transform operations",
    "transform properties",
    "expression functions",
    "parameters",
    "data",
    "config",
    "view properties",
    "title properties",
    "resolve",
)


def is_map(spec):
    """Tells whether a spec has a projection or a mark of geographic shapes anywhere."""
    if isinstance(spec, dict):
        return "projection" in spec or any(is_map(v) for v in spec.values())
    if isinstance(spec, list):
        return any(is_map(v) for v in spec)
    return spec == "geoshape"


class FeatureReader:
    """Collects (kind, feature) pairs of one spec."""

    def __init__(self, spec):
        self.found = set()
        for key in spec:
            self.add("top-level properties", key)
        self.read_config(spec.get("config", {}))
        self.read_view(spec)
        self.read_expressions({k: v for k, v in spec.items() if k not in ("data", "datasets")})

    def add(self, kind, feature):
        self.found.add((kind, feature))

    def read_view(self, view):
        if not isinstance(view, dict):
            return
        for key in ("width", "height", "view", "spacing", "align", "bounds", "center", "columns"):
            if key in view:
                self.add("view properties", key + kind_of_size(view[key], key))
        self.read_data(view.get("data"))
        self.read_title(view.get("title"))
        self.read_mark(view.get("mark"))
        self.read_encoding(view.get("encoding"))
        for step in listed(view.get("transform")):
            self.read_transform(step)
        for parameter in listed(view.get("params")):
            self.read_parameter(parameter)
        for part, channels in dict_of(view.get("resolve")).items():
            for channel, value in dict_of(channels).items():
                self.add("resolve", "%s.%s: %s" % (part, channel, value))
        self.read_composition(view)

    def read_composition(self, view):
        for key in COMPOSITIONS:
            if key not in view:
                continue
            self.add("composition", key)
            if key == "facet":
                facet = dict_of(view["facet"])
                for channel in ("row", "column") if "field" not in facet else ():
                    self.read_channel("facet." + channel, facet.get(channel))
                if "field" in facet:
                    self.read_channel("facet", facet)
            elif key == "repeat":
                for place in dict_of(view["repeat"]) or ["(list)"]:
                    self.add("composition", "repeat." + place)
            else:
                for child in listed(view[key]):
                    self.read_view(child)
        self.read_view(view.get("spec"))

    def read_mark(self, mark):
        if isinstance(mark, str):
            self.add("marks", mark)
        for key, value in dict_of(mark).items():
            if key == "type":
                self.add("marks", value)
            else:
                self.add("mark properties", key)
                self.read_told("mark properties", key, value)
                if isinstance(value, dict):
                    for inner in value:
                        self.add("mark properties", key + "." + inner)

    def read_encoding(self, encoding):
        for channel, definition in dict_of(encoding).items():
            for single in listed(definition):
                self.read_channel(channel, single)

    def read_channel(self, channel, definition):
        if definition is None and channel.startswith("facet."):
            return
        self.add("channels", channel)
        for key, value in dict_of(definition).items():
            self.add("channel definition", key)
            self.read_told("channel definition", key, value)
            if key in CHANNEL_PARTS:
                if value is None or isinstance(value, (bool, str)):
                    self.add("channel definition", "%s: %s" % (key, json.dumps(value)))
                for part in listed(value):
                    for inner, content in dict_of(part).items():
                        self.add("channel definition", key + "." + inner)
                        if isinstance(content, dict):
                            for deep in content:
                                self.add("channel definition", "%s.%s.%s" % (key, inner, deep))
            elif isinstance(value, dict):
                for inner in value:
                    self.add("channel definition", key + "." + inner)
            if key == "scale":
                self.read_scale(value)

    def read_scale(self, scale):
        scale = dict_of(scale)
        if isinstance(scale.get("type"), str):
            self.add("scale types", scale["type"])
        scheme = scale.get("scheme")
        name = scheme.get("name") if isinstance(scheme, dict) else scheme
        if isinstance(name, str):
            self.add("colour schemes", name)

    def read_transform(self, step):
        step = dict_of(step)
        name = next((t for t in TRANSFORMS if t in step and is_name_of(t, step)), "?")
        self.add("transforms", name)
        for key in step:
            self.add("transform properties", name + "." + key)
        for part in listed(step.get(name)):
            if isinstance(part, dict) and isinstance(part.get("op"), str):
                self.add("transform operations", name + ": " + part["op"])
            if name == "filter" and isinstance(part, dict):
                for key in part:
                    self.add("transform operations", "filter: {%s}" % key)
        if name == "timeUnit":
            self.add("transform operations", "timeUnit: " + json.dumps(step[name]))
        for key in ("method", "op"):
            if isinstance(step.get(key), str):
                self.add("transform operations", name + ": " + step[key])

    def read_parameter(self, parameter):
        parameter = dict_of(parameter)
        select = parameter.get("select")
        if select is None:
            kind = "variable" if "bind" not in parameter else "variable bound to input"
        else:
            kind = "selection: " + str(select if isinstance(select, str) else dict_of(select).get("type"))
        self.add("parameters", kind)
        for key in parameter:
            self.add("parameters", "." + key)
        for key in dict_of(select):
            self.add("parameters", ".select." + key)
        bind = parameter.get("bind")
        if isinstance(bind, str):
            self.add("parameters", "bind: " + bind)
        if isinstance(dict_of(bind).get("input"), str):
            self.add("parameters", "bind.input: " + bind["input"])

    def read_data(self, data):
        for key, value in dict_of(data).items():
            self.add("data", key)
            if key == "url" and isinstance(value, str):
                self.add("data", "url: ." + value.rsplit(".", 1)[-1])
            if key == "values":
                self.add("data", "values: " + kind_of_values(value))
            if key == "format":
                for inner, content in dict_of(value).items():
                    self.add("data", "format." + inner)
                    if isinstance(content, str) and inner == "type":
                        self.add("data", "format.type: " + content)
                    for parse in dict_of(content).values() if inner == "parse" else ():
                        self.add("data", "format.parse: " + re.sub(r":.*", ":…", str(parse)))

    def read_title(self, title):
        if isinstance(title, (str, list)):
            self.add("title properties", "(text)" if isinstance(title, str) else "(lines)")
        for key in dict_of(title):
            self.add("title properties", key)

    def read_config(self, config):
        for key, value in dict_of(config).items():
            self.add("config", key)
            for inner, content in dict_of(value).items():
                self.add("config", key + "." + inner)
                if key == "style":
                    for deep in dict_of(content):
                        self.add("config", "style.*." + deep)

    def read_told(self, kind, key, value):
        if key in TOLD_VALUES and isinstance(value, (str, bool)):
            self.add(kind, "%s: %s" % (key, value))
        if key == "aggregate" and isinstance(value, dict):
            self.add(kind, "aggregate: {%s}" % ", ".join(value))

    def read_expressions(self, part):
        """Finds function calls in all texts that can be expressions."""
        if isinstance(part, dict):
            for key, value in part.items():
                if isinstance(value, str) and key in ("calculate", "filter", "expr", "test", "labelExpr", "update"):
                    for name in re.findall(r"([A-Za-z_]\w*)\s*\(", re.sub(r"'[^']*'|\"[^\"]*\"", "", value)):
                        self.add("expression functions", name)
                else:
                    self.read_expressions(value)
        elif isinstance(part, list):
            for value in part:
                self.read_expressions(value)


def is_name_of(name, step):
    """Tells a transform from a member of another one that has the same name (as "extent" of density)."""
    others = [t for t in TRANSFORMS if t in step and t != name]
    if name in ("extent", "bin", "stack", "timeUnit", "sample", "aggregate"):
        return not any(t in ("density", "regression", "loess", "quantile", "pivot", "fold") for t in others)
    return True


def dict_of(value):
    return value if isinstance(value, dict) else {}


def listed(value):
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def kind_of_size(value, key):
    if key not in ("width", "height"):
        return ""
    if isinstance(value, dict):
        return ": {%s}" % ", ".join(value)
    return ": number" if isinstance(value, (int, float)) else ": " + str(value)


def kind_of_values(values):
    if isinstance(values, list):
        return "list of objects" if values and isinstance(values[0], dict) else "list of plain values"
    return "text" if isinstance(values, str) else "object"


def features(spec):
    """Gives the set of (kind, feature) pairs that a spec uses."""
    return FeatureReader(spec).found


def report(specs):
    """Gives a Markdown list of features for a dictionary of specs by name, the most used first."""
    uses = {}
    for name in sorted(specs):
        for pair in features(specs[name]):
            uses.setdefault(pair, []).append(name)
    lines = ["# Features of %d specs" % len(specs), "", "Each number counts specs, not occurrences.", ""]
    for kind in KINDS:
        entries = sorted((-len(names), pair[1], names) for pair, names in uses.items() if pair[0] == kind)
        lines += ["## %s (%d)" % (kind[0].upper() + kind[1:], len(entries)), ""]
        for count, feature, names in entries:
            examples = "" if count < -3 else " — " + ", ".join(names)
            lines.append("- %d `%s`%s" % (-count, feature, examples))
        lines.append("")
    return "\n".join(lines)
